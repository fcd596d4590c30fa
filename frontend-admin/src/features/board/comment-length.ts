/** 'medium' is more than four lines on a narrow card, 'long' on every card. */
export type CommentLength = 'short' | 'medium' | 'long';

/** By its letters: measuring what is drawn would cost a layout for each card. */
export function commentLength(text: string): CommentLength {
  if (text.length > 240) return 'long';
  return text.length > 120 ? 'medium' : 'short';
}
