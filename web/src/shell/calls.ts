/* A call from the browser itself when it is one's turn and the page is out of sight: for who has asked for it. */

/** Phones show notices only through a service worker, so everybody's come that way. */
const WORKER = "/calls.js";

export const canCall = (): boolean => "Notification" in window && "serviceWorker" in navigator;

export const mayCall = (): boolean => canCall() && Notification.permission === "granted";

/** Asks the person, through their browser. */
export async function askForCalls(): Promise<boolean> {
  return canCall() && (await Notification.requestPermission()) === "granted";
}

/** Nothing of it stays in the browser. */
export async function endCalls(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  await worker?.unregister();
}

/** Calls whoever is elsewhere to the page they are on; the call goes when they come back. */
export async function call(title: string, body: string): Promise<void> {
  if (!document.hidden || !mayCall()) return;
  const tag = location.pathname;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag, data: tag, icon: "/icon-192.png", lang: document.documentElement.lang });
  const takeDown = async (): Promise<void> => {
    for (const notice of await worker.getNotifications({ tag })) notice.close();
  };
  // Putting it up takes a while, and whoever came back meanwhile is told of by no event any more.
  if (document.hidden) document.addEventListener("visibilitychange", () => void takeDown(), { once: true });
  else await takeDown();
}
