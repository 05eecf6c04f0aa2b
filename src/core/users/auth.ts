import type { PasswordProblem } from './password-rules.ts'
import type { UserRole } from './user-role.ts'

/** The person behind a session. */
export type SignedInUser = { id: string; name: string; email: string; role: UserRole }

export type OwnAccess = { sessionId: string; user: SignedInUser & { twoFactorEnabled: boolean } }

/** What any step may be refused for. */
type TooManyTries = { ok: false; reason: 'too-many-tries'; retryAfterSeconds: number }

export type SignInResult =
	| { ok: true; user: SignedInUser; headers: Headers }
	/** The password was right; the code of the second factor is still owed. */
	| { ok: false; reason: 'code-needed'; headers: Headers }
	| { ok: false; reason: 'invalid-credentials' }
	| { ok: false; reason: 'not-an-admin' }
	| TooManyTries
	/** Anything else the auth library says, in its own words. */
	| { ok: false; reason: 'refused'; message: string }

export type CodeKind = 'app' | 'recovery'

export type CodeResult =
	| { ok: true; user: SignedInUser; headers: Headers }
	| { ok: false; reason: 'wrong-code' }
	/** Five wrong codes, or too long ago: back to e-mail and password. */
	| { ok: false; reason: 'start-over' }
	| { ok: false; reason: 'not-an-admin' }
	| TooManyTries

type WrongPassword = { ok: false; reason: 'wrong-password' }
type WeakPassword = { ok: false; reason: 'weak-password'; problems: PasswordProblem[] }

export type ChangePasswordResult = { ok: true } | WrongPassword | WeakPassword | TooManyTries
export type ChangeEmailResult =
	| { ok: true }
	| { ok: false; reason: 'same' | 'taken' | 'not-an-email' }
	| WrongPassword
	| TooManyTries
export type RequestResetResult = { ok: true } | TooManyTries
export type ResetResult = { ok: true } | WeakPassword | { ok: false; reason: 'link-over' } | TooManyTries

/** The secret in base32, and the address that hands it to an authenticator app. */
export type SecondFactorStart = { ok: true; secret: string; uri: string } | WrongPassword | TooManyTries
export type SecondFactorConfirmed =
	| { ok: true; recoveryCodes: string[]; headers: Headers }
	| { ok: false; reason: 'wrong-code' }
	| TooManyTries
export type RecoveryCodesResult = { ok: true; recoveryCodes: string[] } | WrongPassword | TooManyTries
export type SecondFactorStopped = { ok: true; headers: Headers } | WrongPassword | TooManyTries

export type NewAdmin = { name: string; email: string; password: string; code: string }
export type SetUpResult =
	| { ok: true; headers: Headers }
	/** Everything that is wrong, so that it is mended in one go. */
	| { ok: false; reason: 'refused'; wrongCode: boolean; passwordProblems: PasswordProblem[]; emailTaken: boolean }
	/** Somebody was quicker, or has entered before. */
	| { ok: false; reason: 'taken' }
	| TooManyTries

/** Signing in and out, and what belongs to it. Headers that come in are the request's; those that come back carry the cookies to set. */
export type Auth = {
	userOf: (headers: Headers) => Promise<SignedInUser | null>
	accessOf: (headers: Headers) => Promise<OwnAccess | null>
	/** Makes the first administrator of whoever has the set-up code, and signs them in. */
	setUp: (headers: Headers, asked: NewAdmin) => Promise<SetUpResult>
	signIn: (headers: Headers, credentials: { email: string; password: string }) => Promise<SignInResult>
	/** Whether this browser gave the right password and owes a code. */
	owesCode: (headers: Headers) => Promise<boolean>
	enterCode: (headers: Headers, answer: { code: string; kind: CodeKind }) => Promise<CodeResult>
	signOut: (headers: Headers) => Promise<Headers>
	/** Everywhere, this browser included. */
	signOutEverywhere: (headers: Headers) => Promise<Headers>
	changePassword: (headers: Headers, passwords: { current: string; next: string }) => Promise<ChangePasswordResult>
	/** Writes to the new address, which counts once its link was followed. */
	requestEmail: (headers: Headers, asked: { email: string; password: string }) => Promise<ChangeEmailResult>
	requestReset: (headers: Headers, email: string) => Promise<RequestResetResult>
	resetPassword: (headers: Headers, reset: { token: string; password: string }) => Promise<ResetResult>
	startSecondFactor: (headers: Headers, password: string) => Promise<SecondFactorStart>
	confirmSecondFactor: (headers: Headers, code: string) => Promise<SecondFactorConfirmed>
	replaceRecoveryCodes: (headers: Headers, password: string) => Promise<RecoveryCodesResult>
	stopSecondFactor: (headers: Headers, password: string) => Promise<SecondFactorStopped>
}
