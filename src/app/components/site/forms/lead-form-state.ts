import type { useLeadForm } from '#app/leads/use-lead-form.ts'

export type LeadFormState = ReturnType<typeof useLeadForm>

/** What a field shows: what was typed before a refusal, and what is wrong with it. */
export function fieldState({ refused, errors }: Pick<LeadFormState, 'refused' | 'errors'>, name: string) {
	return { name, defaultValue: refused?.values[name], error: errors[name] }
}
