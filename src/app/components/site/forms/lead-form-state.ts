import type { useLeadForm } from '#app/leads/use-lead-form.ts'

export type LeadFormState = ReturnType<typeof useLeadForm>

/** What a field shows after a refusal: what was typed, and what is wrong with it. */
export function fieldState({ refused }: Pick<LeadFormState, 'refused'>, name: string) {
	return { name, defaultValue: refused?.values[name], error: refused?.errors[name] }
}
