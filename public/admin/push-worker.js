// Shows that a lead came in, and opens it. It handles nothing else: pages are the network's, as without it.

self.addEventListener('push', (event) => {
	const notice = event.data?.json()
	if (!notice) return
	// The same message may come twice; under the same tag it is shown once.
	const shown = { body: notice.body, tag: notice.id, icon: '/icon-192.png', lang: 'pt-BR', data: { url: notice.url } }
	event.waitUntil(self.registration.showNotification(notice.title, shown))
})

self.addEventListener('notificationclick', (event) => {
	event.notification.close()
	event.waitUntil(openLead(new URL(event.notification.data.url, self.location.origin).href))
})

async function openLead(url) {
	const windows = await self.clients.matchAll({ type: 'window' })
	const there = windows.find((window) => window.url === url)
	if (there) return there.focus()
	return self.clients.openWindow(url)
}
