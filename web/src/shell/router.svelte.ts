/* Pages by path. Typed, small, and all there is: a link is a plain <a href>, a click on one stays on the page. */

import { GAMES, type Game } from "../wire/game";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; invite?: string }
  | { page: "people"; id: string }
  | { page: "replay"; id: string; move?: string; seat?: string }
  | { page: "rules"; game: Game; at?: string }
  | { page: "learn"; game: Game }
  | { page: "best"; game?: Game }
  | { page: "new"; game: Game }
  | { page: "statistics"; game: Game }
  | { page: "me" }
  | { page: "lost"; path: string };

const isGame = (text: string | undefined): text is Game => (GAMES as readonly string[]).includes(text ?? "");

export function readPath(path: string, search = "", hash = ""): Route {
  const [page, rest, extra] = partsOf(path);
  const lost: Route = { page: "lost", path };
  if (extra !== undefined) return lost;
  if (page === undefined) return { page: "home" };
  if ((page === "me" || page === "best") && rest === undefined) return { page };
  if (rest === undefined) return lost;
  if (page === "table") return { page, id: rest, ...given(search, "invite") };
  if (page === "replay") return { page, id: rest, ...given(search, "move", "seat") };
  if (page === "people") return { page, id: rest };
  if (page === "rules" && isGame(rest)) return { page, game: rest, ...ruleIn(hash) };
  if ((page === "learn" || page === "best" || page === "new" || page === "statistics") && isGame(rest)) return { page, game: rest };
  return lost;
}

function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return [path, path, path]; // Percent signs that mean nothing lead nowhere.
  }
}

function given<Name extends string>(search: string, ...names: Name[]): Partial<Record<Name, string>> {
  const asked = new URLSearchParams(search);
  return Object.fromEntries(names.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : []))) as Partial<Record<Name, string>>;
}

function withSearch(path: string, search: Record<string, string | undefined>): string {
  const said = Object.entries(search).flatMap(([name, text]) => (text ? [`${name}=${encodeURIComponent(text)}`] : []));
  return said.length ? `${path}?${said.join("&")}` : path;
}

/** The rule that a link points at, or an example: `#S4`, `#cards-23`. */
const ruleIn = (hash: string): { at?: string } => (/^#([A-Z]\d+|[a-z]+-[\w-]+)$/.test(hash) ? { at: hash.slice(1) } : {});

export function pathOf(route: Route): string {
  switch (route.page) {
    case "home":
      return "/";
    case "me":
      return "/me";
    case "lost":
      return route.path;
    case "table":
      return withSearch(`/table/${encodeURIComponent(route.id)}`, { invite: route.invite });
    case "replay":
      return withSearch(`/replay/${encodeURIComponent(route.id)}`, { move: route.move, seat: route.seat });
    case "people":
      return `/people/${encodeURIComponent(route.id)}`;
    case "best":
      return route.game ? `/best/${route.game}` : "/best";
    case "rules":
      return `/rules/${route.game}${route.at ? `#${route.at}` : ""}`;
    case "learn":
    case "new":
    case "statistics":
      return `/${route.page}/${route.game}`;
  }
}

class Router {
  route = $state.raw<Route>({ page: "home" });

  start(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(route: Route, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", pathOf(route));
    this.route = route;
    scrollTo(0, 0);
  }

  /** Writes into the address what the page shows now, without turning it. */
  note(route: Route): void {
    history.replaceState(null, "", pathOf(route));
  }

  #read(): void {
    this.route = readPath(location.pathname, location.search, location.hash);
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash) return;
    const route = readPath(link.pathname, link.search, link.hash);
    if (route.page === "lost") return;
    event.preventDefault();
    this.go(route);
  }
}

export const router = new Router();
