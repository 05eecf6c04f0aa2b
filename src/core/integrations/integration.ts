export const integrationGroups = ['messages', 'content', 'search', 'storage'] as const
export type IntegrationGroup = (typeof integrationGroups)[number]

/** One value that a service needs: the variable of the environment that may give it, and how it is asked for. */
export type IntegrationField = {
	name: string
	label: string
	/** Never shown again. Without it, what was entered is no secret and may be read. */
	secret?: true
	/** May stay empty although the others are there. */
	optional?: true
	/** Several lines, as a key in JSON is. */
	long?: true
	/** An address with a user and a password, asked for in its parts. */
	parts?: 'server'
	placeholder?: string
	hint?: string
}

/** A service outside of this program, as plain data. How it is reached and tested is the server's to know. */
export type Integration = {
	id: string
	label: string
	/** What the site uses it for. */
	serves: string
	group: IntegrationGroup
	fields: readonly IntegrationField[]
	/** What the site does without it. */
	without: string
	/** What happens while it fails. */
	meanwhile: string
	/** Where the key is got. */
	keyAt?: string
	/**
	 * What can be known of it: 'call' makes the cheapest call before anything is kept, 'call-after' can only be called once
	 * it is kept, 'own-browsers' tells the browsers of who tests, 'nothing' gives no answer to ask for.
	 */
	test: 'call' | 'call-after' | 'own-browsers' | 'nothing'
	/** It answers without a key, too, with less. */
	worksWithout?: string
	/** The program can make the key itself, of this kind. */
	ownKey?: 'hex' | 'vapid'
}
