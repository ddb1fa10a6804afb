/* What is chosen right now: a card of the hand, or a place on the board, never both for long. */

export class Choice<Card extends { id: string }> {
  card = $state.raw<Card | null>(null);
  place = $state.raw<string | null>(null);

  takeCard(card: Card): void {
    this.card = this.card?.id === card.id ? null : card;
    this.place = null;
  }

  takePlace(place: string): void {
    this.place = this.place === place ? null : place;
    this.card = null;
  }

  drop(): boolean {
    const held = this.card !== null || this.place !== null;
    this.card = this.place = null;
    return held;
  }
}
