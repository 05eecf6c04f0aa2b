/** The person behind a session. */
export type SignedInUser = { id: string; name: string; email: string; isAdmin: boolean }

export type SignInResult =
	| { ok: true; user: SignedInUser; headers: Headers }
	| { ok: false; reason: 'invalid-credentials' }
	| { ok: false; reason: 'not-an-admin' }
	| { ok: false; reason: 'too-many-tries'; retryAfterSeconds: number }
	/** Anything else the auth library says, in its own words. */
	| { ok: false; reason: 'refused'; message: string }

/** Signing in and out. Headers that come back carry the cookies to set. */
export type Auth = {
	userOf: (headers: Headers) => Promise<SignedInUser | null>
	signIn: (headers: Headers, credentials: { email: string; password: string }) => Promise<SignInResult>
	signOut: (headers: Headers) => Promise<Headers>
}
