import { isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type FormKind, formKinds, type LeadAnswer } from '#core/leads/lead.ts'

type Sending = { request: Request; serverAction: () => Promise<unknown> }

const OFFLINE = 'O envio não chegou até nós. O que você digitou continua aqui: confira a conexão e tente de novo.'

/** For a page's clientAction: a sending that does not get through must not take the form away with it. */
export async function sendLead({ request, serverAction }: Sending): Promise<LeadAnswer> {
	const form = await request.clone().formData()
	try {
		return (await serverAction()) as LeadAnswer
	} catch (error) {
		if (isRouteErrorResponse(error) && error.status < 500) throw error
		const values = Object.fromEntries(
			[...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
		)
		return { state: 'refused', kind: kindOf(values['kind']), errors: {}, message: OFFLINE, values }
	}
}

/** For a page's shouldRevalidate: sending changes nothing that was loaded, and a failed reload would take the form away. */
export function keepWhileSending({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
	return formMethod ? false : defaultShouldRevalidate
}

function kindOf(text: string | undefined): FormKind {
	return formKinds.find((kind) => kind === text) ?? 'contact'
}
