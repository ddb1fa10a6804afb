/* What is asked of the house by HTTP. A refusal is a NotDone with its reason; so is a house that doesn't answer. */

import type { Flaw, RefusalAnswer } from "../wire/messages";

export class NotDone extends Error {
  constructor(
    readonly reason: string,
    readonly status = 0,
    sentence: string = reason,
    readonly place: string | null = null,
    /** What exactly is wrong with a record. */
    readonly flaw: Flaw | null = null,
  ) {
    super(sentence);
  }
}

/** The reason of whatever was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof NotDone ? error.reason : "our-fault");

let stranger = (): void => {};

/** What is done whenever the house does not know us any more. */
export function whenNobody(then: () => void): void {
  stranger = then;
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

async function call<T>(method: Method, path: string, body?: BodyInit): Promise<T> {
  const answer = await reach(method, path, body);
  if (!answer.ok) throw heeded(await refusalIn(answer));
  return (await answer.json().catch(() => undefined)) as T;
}

async function reach(method: Method, path: string, body: BodyInit | undefined): Promise<Response> {
  const headers = body === undefined ? undefined : { "content-type": "application/json" };
  try {
    return await fetch(`/api${path}`, { method, headers, body });
  } catch {
    throw new NotDone("offline");
  }
}

async function refusalIn(answer: Response): Promise<NotDone> {
  const said = (await answer.json().catch(() => null)) as Partial<RefusalAnswer> | null;
  // A proxy before a closed house answers, too, but not in our words.
  const usual = answer.status >= 500 ? "offline" : "our-fault";
  return new NotDone(said?.refused ?? usual, answer.status, said?.sentence, said?.place, said?.flaw);
}

function heeded(refusal: NotDone): NotDone {
  if (refusal.reason === "nobody") stranger();
  return refusal;
}

export const get = <T>(path: string): Promise<T> => call("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call("POST", path, JSON.stringify(body));
/** A file as it is. */
export const send = <T>(path: string, file: Blob): Promise<T> => call("POST", path, file);
export const patch = <T>(path: string, body: unknown): Promise<T> => call("PATCH", path, JSON.stringify(body));
export const remove = <T>(path: string): Promise<T> => call("DELETE", path);
