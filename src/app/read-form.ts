import { data } from 'react-router'
import { textsIn } from '#lib/form-texts.ts'

/** The texts of a sent form. */
export async function readForm(request: Request): Promise<Record<string, string>> {
	return textsIn(await sentForm(request))
}

/** What is no form is the sender's mistake, not ours. */
export function sentForm(request: Request): Promise<FormData> {
	return request.formData().catch(() => {
		throw data(null, { status: 400 })
	})
}
