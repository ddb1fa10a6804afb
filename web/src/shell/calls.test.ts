/* The call that a browser makes, and that it goes when one comes back. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { call } from "./calls";

const notice = { close: vi.fn() };
const page = Object.assign(new EventTarget(), { hidden: true, documentElement: { lang: "en" } });
const worker = { showNotification: vi.fn(async () => undefined), getNotifications: async () => [notice] };

const look = (elsewhere: boolean): void => {
  page.hidden = elsewhere;
  page.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  page.hidden = true;
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { pathname: "/table/x" });
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("window", { Notification });
  vi.stubGlobal("navigator", { serviceWorker: { register: async () => worker, ready: Promise.resolve(worker) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("calls nobody who looks at the page", async () => {
  page.hidden = false;
  await call("Your turn", "Café");
  expect(worker.showNotification).not.toHaveBeenCalled();
});

it("stays until one comes back", async () => {
  await call("Your turn", "Café");
  expect(notice.close).not.toHaveBeenCalled();
  look(false);
  await vi.waitFor(() => expect(notice.close).toHaveBeenCalledOnce());
});

it("goes at once where one came back while it was put up", async () => {
  worker.showNotification.mockImplementationOnce(async () => void look(false));
  await call("Your turn", "Café");
  expect(notice.close).toHaveBeenCalledOnce();
});
