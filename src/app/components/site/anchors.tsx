import { slugify } from '#lib/slugify.ts'
import type { SectionId } from './navigation.ts'

/** The same place without accents: `#servicos` leads where `#serviços` does, with or without script. */
export function PlainAnchor({ of }: { of: SectionId }) {
	const plain = slugify(of)
	return plain === of ? null : <span id={plain} className="absolute top-0" />
}
