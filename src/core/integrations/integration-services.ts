import type { SenderDomain } from '#core/mail/domain/sender-domain.ts'
import type { TestPushResult } from '#core/push/send-test-push.ts'
import type { Seal } from '#lib/seal.ts'
import type { Outcome } from './outcome.ts'

/** Where a value comes from, and what may be shown of it. */
export type FieldValue =
	| { from: 'environment' }
	| { from: 'stored'; shown: string }
	/** Kept, but sealed under another AUTH_SECRET. */
	| { from: 'unreadable' }
	| { from: 'nobody' }

type Test = {
	/** Tries this instead of what is kept, and writes nothing down. */
	entered?: Readonly<Record<string, string | null>> | undefined
	/** Who gets the mail, where the test is one. */
	to: string
}

/** What the screen of the services uses of the server. */
export type IntegrationServices = {
	valueOf: (name: string) => FieldValue
	/** In words what a variable takes, where it does not take this. */
	faultIn: (name: string, value: string) => string | undefined
	/** The cheapest call there is, with what holds now. */
	test: (id: string, test: Test) => Promise<Outcome>
	/** A notice to the browsers that somebody switched on: how many there are, and how many services took it. */
	testPush: (userId: string) => Promise<TestPushResult>
	/** What the domain that mail is sent from has published; nothing where no mail is sent or the domain is made up. */
	senderDomain: () => Promise<SenderDomain | undefined>
	seal: Seal
	/** Takes up at once what was kept. */
	reload: () => Promise<void>
}
