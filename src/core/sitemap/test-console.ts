import { type ConsoleAnswer, explainFailure, howToGrant, NOT_CONFIGURED } from './console-words.ts'
import { samePropertyOtherwise } from './property-form.ts'
import type { SearchConsole } from './search-console.ts'

export type Connection = ConsoleAnswer & { detail?: string | undefined }

const mayNotSubmit: Record<string, ConsoleAnswer['status']> = {
	siteRestrictedUser: 'restricted',
	siteUnverifiedUser: 'unverified',
}

/** Whether the account sees the property and may send maps to it. Sends nothing. */
export async function testConsole({
	console,
	siteUrl,
}: {
	console: SearchConsole | undefined
	siteUrl: string
}): Promise<Connection> {
	if (!console) return NOT_CONFIGURED
	const account = { siteUrl, accountEmail: console.accountEmail }
	const found = await console.listProperties()
	if (!found.ok)
		return {
			success: false,
			status: found.reason,
			message: explainFailure(found.reason, account),
			detail: found.detail,
		}

	const property = found.properties.find((each) => each.siteUrl === siteUrl)
	if (!property) {
		const other = samePropertyOtherwise(
			siteUrl,
			found.properties.map((each) => each.siteUrl),
		)
		if (other) return { success: false, status: 'wrong-property', message: wrongProperty(siteUrl, other) }
		const message = `A conta de serviço funciona, mas não vê a propriedade ${siteUrl}. ${howToGrant(account)}`
		return { success: false, status: 'not-a-user', message }
	}
	const status = mayNotSubmit[property.permission]
	if (status)
		return {
			success: false,
			status,
			message: `A conta de serviço ${account.accountEmail} vê a propriedade, mas não pode enviar sitemaps. No Search Console, mude a permissão dela para Total.`,
		}
	return { success: true, status: 'connected', message: `Conectado à propriedade ${siteUrl}.` }
}

export function wrongProperty(siteUrl: string, other: string): string {
	return `A conta de serviço não vê ${siteUrl}, mas vê ${other}, que é o mesmo site. Defina SEARCH_CONSOLE_SITE_URL=${other} e reinicie.`
}
