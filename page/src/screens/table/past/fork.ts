/** The crew of a table that goes on from a moment of another: mine is one seat, and all others are of one kind. */
export function crewOf(seats: number, mine: number, others: string): string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === mine ? "me" : others));
}
