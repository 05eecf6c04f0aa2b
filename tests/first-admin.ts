/** What servers of the tests are started with, as ADMIN_PASSWORD. */
export const FIRST_PASSWORD = 'uma-senha-de-testes'

/** Creates the first administrator where there is none yet, signs in, and gives the session's cookie. */
export async function enterAsFirstAdmin({ url }: { url: string }): Promise<string> {
	await fetch(`${url}/functions/v1/admin-setup`, { method: 'POST' })
	const entered = await fetch(`${url}/api/auth/sign-in/email`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email: 'admin@faroldosul.example', password: FIRST_PASSWORD }),
	})
	const [cookie] = entered.headers.getSetCookie()
	if (!cookie) throw new Error(`nobody could enter: ${entered.status} ${await entered.text()}`)
	return cookie.split(';')[0]!
}
