import { type Claim, criticalStates, supportedStates } from '#core/claims/claim.ts'
import { type Field, quote } from '#core/seo/finding.ts'
import type { PublishReason } from './publish-reason.ts'

type Wanted = {
	/** A fact in force is not enough: a person must have checked it. */
	checkedFactsOnly: boolean
}

/** What nobody answers for, claim by claim, with its words. */
export function claimReasons(claims: readonly Claim[], { checkedFactsOnly }: Wanted): PublishReason[] {
	const reasons = claims.flatMap((claim) => {
		const said = whyNot(claim, checkedFactsOnly)
		if (!said) return []
		const about = `${claim.text} | ${claim.sentenceKey}`
		const field: Field = claim.field ?? 'content'
		const place = { field, span: claim.span }
		return [{ ...said, critical: criticalStates.includes(claim.state), about, place }]
	})
	// The same words in the same sentence twice are one question.
	return [...new Map(reasons.map((reason) => [`${reason.code}${reason.about}`, reason])).values()]
}

function whyNot(claim: Claim, checkedFactsOnly: boolean): Pick<PublishReason, 'code' | 'message'> | undefined {
	const { state, text, evidence, correction } = claim
	const words = quote(text)
	const instead = correction ? ` Em vigor: ${correction}.` : ''
	if (state === 'contradicted')
		return {
			code: 'claim-contradicted',
			message: `${words} contradiz um fato do cadastro${sourceOf(claim)}.${instead}`,
		}
	if (state === 'replaced')
		return { code: 'claim-replaced', message: `${words} foi substituído ou não vale mais${sourceOf(claim)}.${instead}` }
	if (!supportedStates.includes(state)) {
		const against = evidence ? ` Parece o contrário de um fato do cadastro${sourceOf(claim)}.` : ''
		return { code: 'claim-unsupported', message: `Nada apoia ${words}, em ${quote(claim.sentence, 90)}.${against}` }
	}
	if (checkedFactsOnly && state === 'fact' && !(evidence?.kind === 'fact' && evidence.checkedOn))
		return { code: 'fact-unchecked', message: `${words} se apoia em um fato que ninguém conferiu ainda.` }
	return undefined
}

function sourceOf({ evidence }: Claim): string {
	return evidence?.kind === 'fact' && evidence.norm ? ` (${evidence.norm})` : ''
}
