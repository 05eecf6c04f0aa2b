import { data } from 'react-router'
import { textsIn } from '#lib/form-texts.ts'

/** The texts of a sent form. What is no form is the sender's mistake, not ours. */
export async function readForm(request: Request): Promise<Record<string, string>> {
	const form = await request.formData().catch(() => {
		throw data(null, { status: 400 })
	})
	return textsIn(form)
}
