"""The games. A folder here, or in a folder named by DOUBLOON_GAMES, is a game."""

from ..core.folders import game_folders
from ..core.game import Catalogue

__path__ = [str(folder) for folder in game_folders()]

catalogue = Catalogue(__name__, __path__)
