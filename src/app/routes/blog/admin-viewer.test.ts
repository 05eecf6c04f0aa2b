import { expect, test } from 'vitest'
import type { Services } from '#app/services.ts'
import type { UserRole } from '#core/users/user-role.ts'
import { adminViewer } from './admin-viewer.ts'

/** Stands in for the sessions: tells how often it was asked. */
function sessionsOf(role: UserRole | null) {
	const asked: Headers[] = []
	const auth = {
		userOf: async (headers: Headers) => {
			asked.push(headers)
			return role && { id: '1', name: 'N', email: 'e', role }
		},
	}
	return { asked, services: { auth } as unknown as Services }
}

function request(cookie?: string) {
	return new Request('https://site.example/blog/x', cookie ? { headers: { cookie } } : {})
}

test('without a session nobody is asked', async () => {
	const { asked, services } = sessionsOf('admin')
	expect(await adminViewer(request(), services)).toBeUndefined()
	expect(await adminViewer(request('consent=granted; xfarol.session_token=a'), services)).toBeUndefined()
	expect(asked).toHaveLength(0)
})

test.for(['farol.session_token=a', 'consent=granted; __Secure-farol.session_token=a'])(
	'with %s the session decides',
	async (cookie) => {
		expect(await adminViewer(request(cookie), sessionsOf('admin').services)).toMatchObject({ role: 'admin' })
		expect(await adminViewer(request(cookie), sessionsOf('author').services)).toMatchObject({ role: 'author' })
		expect(await adminViewer(request(cookie), sessionsOf('user').services)).toBeUndefined()
		expect(await adminViewer(request(cookie), sessionsOf(null).services)).toBeUndefined()
	},
)
