import type { RichText as Content, Inline } from '#app/content/legal/legal-page.ts'
import { PageLink } from '../../ui/page-link.tsx'

const linkLook =
	'underline decoration-teal-400 decoration-2 underline-offset-3 transition-colors hover:decoration-teal-700'

export function RichText({ content }: { content: Content }) {
	return content.map((piece, i) => <Piece key={i} piece={piece} />)
}

function Piece({ piece }: { piece: Inline }) {
	if (typeof piece === 'string') return piece
	if ('strong' in piece) return <strong className="text-ink">{piece.strong}</strong>
	if (piece.href.startsWith('/')) {
		return (
			<PageLink to={piece.href} className={linkLook}>
				{piece.text}
			</PageLink>
		)
	}
	return (
		<a href={piece.href} className={linkLook}>
			{piece.text}
		</a>
	)
}
