import { ImageIcon } from 'lucide-react'
import { usd } from '#app/components/admin/charts/figures.ts'
import { AltProposal } from '#app/components/admin/media/alt-proposal.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { PictureCredit } from '#app/components/ui/picture-credit.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { labelOf } from '#core/providers/provider-lists.ts'
import type { GeneratedPicture } from './generated-picture.ts'

/** Before there is a picture: where it will be, and how far it is. */
export function EmptyStage({ running }: { running: boolean }) {
	return (
		<div className="grid aspect-3/2 max-h-[44dvh] w-full place-content-center justify-items-center gap-3 rounded-control bg-paper-3 p-6 text-center text-ink-2 max-drawer:aspect-2/1">
			{running ? (
				<>
					<div
						role="progressbar"
						aria-label="Gerando imagem"
						className="h-1.5 w-44 overflow-hidden rounded-full bg-hover"
					>
						<div className="h-full w-1/3 rounded-full bg-lamp motion-safe:animate-pulse" />
					</div>
					<p>Gerando a imagem. Pode levar até um minuto.</p>
				</>
			) : (
				<>
					<Icon of={ImageIcon} size={28} className="text-ink-3" />
					<p>A imagem aparece aqui, inteira.</p>
				</>
			)}
		</div>
	)
}

type MadePictureProps = { picture: GeneratedPicture; alt: string; onAlt: (alt: string) => void }

/** The whole picture, whose it is, and the words for whoever does not see it. */
export function MadePicture({ picture, alt, onAlt }: MadePictureProps) {
	const { url, described, credit, creditUrl, provider, cost } = picture
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<figure className="grid gap-2">
				<img
					src={url}
					alt={alt || 'Imagem gerada, ainda sem descrição'}
					className="max-h-[44dvh] w-full rounded-control bg-paper-3 object-contain"
				/>
				<figcaption className="text-fine text-ink-2">
					{labelOf(provider)}
					{credit && (
						<>
							{' · '}
							<PictureCredit name={credit} url={creditUrl} />
						</>
					)}
					{` · ${cost > 0 ? usd(cost) : 'grátis'}`}
				</figcaption>
			</figure>
			<TextField
				label="Texto alternativo"
				value={alt}
				maxLength={300}
				onChange={(event) => onAlt(event.target.value)}
				hint={
					<>
						O que a imagem mostra, para quem não a vê.
						{alt.trim() === '' && ' Ninguém descreveu esta: olhe e escreva uma frase.'}
						{described && (
							<>
								{' '}
								O banco de fotos diz, na língua dele: <q>{described}</q>
							</>
						)}
					</>
				}
			/>
			<AltProposal url={url} onAccept={onAlt} />
		</div>
	)
}
