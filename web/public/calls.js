// Keeps nothing and serves nothing: it only takes whoever clicks a call back to their table.
self.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find(({ url }) => new URL(url).pathname === notification.data);
      return open ? open.focus() : self.clients.openWindow(notification.data);
    }),
  );
});
