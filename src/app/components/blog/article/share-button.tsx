import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Flash } from '#app/flash.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Few readers share, so the code that shows messages comes when it is wanted. */
const SiteToast = lazy(() => import('../../site/site-toast.tsx'))

type ShareButtonProps = { title: string; className?: string | undefined }

export function ShareButton({ title, className }: ShareButtonProps) {
	const [notice, setNotice] = useState<Flash | null>(null)

	async function share() {
		try {
			if ((await offerToShare(title)) === 'impossible') {
				await navigator.clipboard.writeText(ownAddress())
				setNotice({ tone: 'success', title: 'Link copiado' })
			}
		} catch (error) {
			console.warn('O artigo não pôde ser compartilhado', error)
		}
	}

	return (
		<>
			<Button
				tone="line"
				size="small"
				icon={<Icon of={Share2} />}
				onClick={() => void share()}
				className={className}
				data-screen-only
			>
				<span className="max-md:sr-only">Compartilhar</span>
			</Button>
			{notice && (
				<Suspense>
					<SiteToast flash={notice} />
				</Suspense>
			)}
		</>
	)
}

/** Without the query, which belongs to whoever is reading. */
function ownAddress(): string {
	return window.location.origin + window.location.pathname
}

async function offerToShare(title: string): Promise<'done' | 'impossible'> {
	if (!('share' in navigator)) return 'impossible'
	try {
		await navigator.share({ title, url: ownAddress() })
		return 'done'
	} catch (error) {
		const { name } = error as Error
		// The reader changed their mind.
		if (name === 'AbortError') return 'done'
		// Too long after the click, or no application to share with.
		if (name === 'NotAllowedError') return 'impossible'
		throw error
	}
}
