"""The games. A folder here, or in a folder named by DOUBLOON_GAMES, is a game."""

from ..core.game import Catalogue
from ..core.jit import game_folders

__path__ = [str(folder) for folder in game_folders()]

catalogue = Catalogue(__name__, __path__)
