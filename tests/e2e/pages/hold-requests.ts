import type { Page, Request } from '@playwright/test'

/** Requests to an address wait until they are let go: all of them, or those that are meant. */
export async function holdRequests(
	page: Page,
	address: string,
	isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
	const gate = Promise.withResolvers<void>()
	await page.route(address, async (route) => {
		if (isMeant(route.request())) await gate.promise
		await route.continue()
	})
	return gate.resolve
}
