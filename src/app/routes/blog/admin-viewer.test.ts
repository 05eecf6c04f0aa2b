import { expect, test } from 'vitest'
import type { Services } from '#app/services.ts'
import { isAdminViewer } from './admin-viewer.ts'

/** Stands in for the sessions: tells how often it was asked. */
function sessionsOf(user: { isAdmin: boolean } | null) {
	const asked: Headers[] = []
	const auth = {
		userOf: async (headers: Headers) => {
			asked.push(headers)
			return user && { id: '1', name: 'N', email: 'e', ...user }
		},
	}
	return { asked, services: { auth } as unknown as Services }
}

function request(cookie?: string) {
	return new Request('https://site.example/blog/x', cookie ? { headers: { cookie } } : {})
}

test('without a session nobody is asked', async () => {
	const { asked, services } = sessionsOf({ isAdmin: true })
	expect(await isAdminViewer(request(), services)).toBe(false)
	expect(await isAdminViewer(request('consent=granted; xfarol.session_token=a'), services)).toBe(false)
	expect(asked).toHaveLength(0)
})

test.for(['farol.session_token=a', 'consent=granted; __Secure-farol.session_token=a'])(
	'with %s the session decides',
	async (cookie) => {
		expect(await isAdminViewer(request(cookie), sessionsOf({ isAdmin: true }).services)).toBe(true)
		expect(await isAdminViewer(request(cookie), sessionsOf({ isAdmin: false }).services)).toBe(false)
		expect(await isAdminViewer(request(cookie), sessionsOf(null).services)).toBe(false)
	},
)
