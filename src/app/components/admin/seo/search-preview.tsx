import { useState } from 'react'
import { Segmented } from '#app/components/ui/segmented.tsx'
import { SearchResult } from './search-result.tsx'

type SearchPreviewProps = { title: string; description: string; categorySlug: string | null }

const devices = [
	{ value: 'desktop', label: 'Desktop' },
	{ value: 'mobile', label: 'Celular' },
] as const

export function SearchPreview({ title, description, categorySlug }: SearchPreviewProps) {
	const [device, setDevice] = useState<'desktop' | 'mobile'>('desktop')
	return (
		<div>
			<div className="mb-2.5 flex items-center justify-between gap-3">
				<p className="text-fine font-semibold">Prévia na busca</p>
				<Segmented
					label="Aparelho da prévia"
					name="preview-device"
					options={devices}
					value={device}
					onChange={setDevice}
				/>
			</div>
			<SearchResult title={title} description={description} categorySlug={categorySlug} mobile={device === 'mobile'} />
		</div>
	)
}
