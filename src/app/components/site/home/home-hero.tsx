import { ArrowRight } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextLink } from '#app/components/ui/text-link.tsx'
import { useSite } from '#app/site.ts'
import morningPhone from '#content/drawings/scenes/morning-phone.svg?drawing'
import morningReach from '#content/drawings/scenes/morning-reach.svg?url'
import morningWide from '#content/drawings/scenes/morning-wide.svg?url'
import type { ShownClaims } from '#core/identity/claims.ts'
import { Drawing } from '#drawings/drawing.tsx'
import { WideDrawing } from '#drawings/wide-drawing.tsx'
import { PlainAnchor } from '../anchors.tsx'
import { ChatButton } from '../chat-link.tsx'
import { chatMessages } from '../chat-messages.ts'

/**
 * The morning scene. From 701 px it fills the section, higher than this so that no halo ends in the sky, and past its own
 * 1440 px the sea goes on to the left; on phones it stands below the text and shines up behind it.
 */
export function HomeHero({ claims: { anos, seguradoras } }: { claims: ShownClaims }) {
	const { locality } = useSite().address
	return (
		<section
			id="início"
			data-first-screen
			className="relative overflow-hidden bg-morning md:h-215"
			aria-labelledby="proposta"
		>
			<PlainAnchor of="início" />
			<WideDrawing
				src={morningReach}
				from={90}
				width={2000}
				height={860}
				className="absolute right-360 bottom-0 max-w-none max-lg:hidden"
			/>
			<WideDrawing
				src={morningWide}
				className="absolute right-0 bottom-0 aspect-[1440/1160] min-h-189 w-full max-w-360 max-md:hidden lg:aspect-auto lg:h-290"
			/>
			<div className="relative z-1 wrap pt-26 md:pt-34 lg:pt-45.5">
				<h1 id="proposta" className="max-w-160 text-display">
					Proteção que se vê de longe.
				</h1>
				<p className="mt-4.5 mb-6 text-lead text-[#22384e] md:mt-6.5 md:mb-8.5 md:max-w-96 lg:max-w-117.5">
					{anos ? `Há mais de ${anos.figure} anos, em` : 'Em'} {locality}, comparamos{' '}
					{seguradoras ? `mais de ${seguradoras.figure} seguradoras` : 'seguradoras'} para achar a apólice certa. E
					quando o tempo fecha, a gente atende o telefone.
				</p>
				<div className="flex flex-col gap-x-7 gap-y-1 md:items-start lg:flex-row lg:items-center">
					<ChatButton tone="amber" bubble={false} message={chatMessages.quote}>
						Solicitar Cotação
						<Icon of={ArrowRight} size={20} />
					</ChatButton>
					<TextLink to="#serviços" className="max-md:self-center">
						Conheça os seguros
					</TextLink>
				</div>
			</div>
			<Drawing of={morningPhone} className="relative mt-3.5 h-100 w-full overflow-visible md:hidden" />
		</section>
	)
}
