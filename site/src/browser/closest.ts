/** The element that matches a selector at or around the target of an event. */
export function closest<Found extends HTMLElement = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
