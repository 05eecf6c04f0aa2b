import { useCallback, useEffect, useState } from 'react'
import { askServer } from '#app/ask-server.ts'
import { type ClaimBasisAnswer, endpoints } from '#app/endpoints.ts'

export type LoadedBasis =
	| { state: 'loading' | 'failed' }
	| { state: 'ready'; basis: ClaimBasisAnswer['basis']; signer: ClaimBasisAnswer['signer'] }

/** What claims are held against: the facts in force, and what was given for sentences of this article. */
export function useClaimBasis(postId: string | null) {
	const [loaded, setLoaded] = useState<LoadedBasis>({ state: 'loading' })

	const read = useCallback(
		async (signal?: AbortSignal) => {
			const answer = await askServer(endpoints.claimBasis(postId), undefined, { signal, retries: 2 })
			if (signal?.aborted) return
			setLoaded(answer.ok ? { state: 'ready', basis: answer.basis, signer: answer.signer } : { state: 'failed' })
		},
		[postId],
	)

	useEffect(() => {
		const leaving = new AbortController()
		void read(leaving.signal)
		return () => leaving.abort()
	}, [read])

	function readAgain() {
		setLoaded({ state: 'loading' })
		void read()
	}

	return { loaded, setLoaded, readAgain }
}
