import type { Subject } from '../../types.ts'

export const portablesSubjects: readonly Subject[] = [
	{
		words: ['notebook', 'laptop', 'macbook'],
		label: 'Seguro de notebook',
		titles: [
			'Seguro para notebook e eletrônicos portáteis: o guia',
			'Seguro de notebook: roubo, queda e uso fora de casa',
			'Notebook e eletrônicos portáteis: como segurar bem',
		],
		heading: 'O computador que sai na mochila',
		angle: 'coverage',
		procedure: {
			heading: 'Prepare o notebook para o seguro',
			steps: [
				['Fotografe a máquina.', 'Ligada, de frente e com a etiqueta da série.'],
				['Ative o localizador.', 'E o bloqueio por senha e biometria.'],
				['Agende a cópia dos arquivos.', 'Automática, todos os dias.'],
				['Conte como você usa.', 'Estudo, trabalho, viagem e quem mais mexe.'],
				['Compare os limites.', 'Casa, cartão, empresa e apólice própria.'],
				['Escolha a bolsa.', 'Discreta, acolchoada e junto do corpo.'],
			],
		},
		opening:
			'O notebook vai ao café, ao ônibus e ao sofá, e em cada lugar corre um risco diferente. O seguro da casa e o da empresa nem sempre vão junto.',
		points: [
			'O seguro de notebook cobre roubo, furto com vestígio e, se contratada, a quebra acidental.',
			'Em casa, o residencial pode ajudar; na rua, em regra, só a apólice de portáteis responde.',
		],
		facts: [
			'O seguro de notebook acompanha a máquina fora de casa: rua, viagem, faculdade e cliente. Roubo e furto com vestígio formam a base. Queda e líquido costumam ser uma linha extra.',
			'Notebook da firma tem outro dono. Se ele some com você, o contrato de trabalho e a apólice da empresa dizem quem paga. Peça ao RH a regra por escrito antes de levar para casa.',
			'Café no teclado é o acidente clássico do escritório. Só a linha de líquidos ou de danos acidentais o cobre. Desligue, não tente secar com calor e leve à assistência indicada.',
			'Arquivos não entram na conta. O seguro repõe a máquina, e não a tese, as fotos ou os projetos. Cópia na nuvem e disco externo em outro lugar são a apólice dos dados.',
			'Notebook deixado no carro é motivo frequente de recusa. Muitos contratos exigem porta-malas fechado ou excluem o caso. Leve a mochila com você, mesmo por cinco minutos.',
			'Anote o número de série, que fica embaixo da máquina e nas configurações. Guarde a nota fiscal com ele. Na ocorrência policial, esse número liga o aparelho a você.',
		],
		faqs: [
			[
				'O seguro residencial cobre o notebook?',
				'Dentro de casa, pode cobrir roubo com arrombamento e danos elétricos. Fora dela, raramente. Para a rua, existe a apólice de equipamentos portáteis.',
			],
			[
				'Notebook usado pode ter seguro?',
				'Algumas seguradoras aceitam até certa idade, com nota fiscal e fotos. O valor considerado costuma ser o de um modelo equivalente hoje.',
			],
		],
	},
	{
		words: ['camera', 'fotograf', 'filmadora', 'lentes'],
		label: 'Seguro para câmera fotográfica',
		titles: [
			'Seguro para câmera fotográfica: corpo, lentes e viagem',
			'Câmera fotográfica: seguro para lazer e para trabalho',
			'Seguro de câmera e lentes: o que cobre e o que pede',
		],
		heading: 'Corpo, lente e a mala inteira',
		angle: 'coverage',
		procedure: {
			heading: 'O inventário da mala de câmera',
			steps: [
				['Abra a mala.', 'Corpo, lentes, flash, baterias e tripé na mesa.'],
				['Anote as séries.', 'Cada peça tem a sua, gravada no metal.'],
				['Ache as notas.', 'Sem elas, avaliação de loja especializada.'],
				['Separe o que é alugado.', 'Ele tem outro dono e outra regra.'],
				['Diga onde trabalha.', 'Estúdio, festa, praia, estrada ou exterior.'],
				['Atualize a cada compra.', 'Um e-mail com a nota basta.'],
			],
		},
		opening:
			'Uma câmera raramente viaja sozinha: há lentes, flash, cartões e tripé na mesma mala. O seguro precisa enxergar o conjunto, e não só o corpo.',
		points: [
			'O seguro da câmera fotográfica deve listar corpo, lentes e acessórios, com número de série.',
			'Uso profissional muda preço e aceitação: declare ensaio, evento e aluguel de equipamento.',
		],
		facts: [
			'O seguro para câmera fotográfica lista cada peça: corpo, lentes, flash e tripé. O que não está na lista não existe para a seguradora. Atualize-a a cada compra.',
			'Fotógrafo que cobra pelo trabalho precisa do uso profissional na apólice. Contrato de lazer pode recusar o roubo ocorrido em um casamento. A diferença de preço é menor do que uma lente.',
			'Queda é o risco que mais assusta quem fotografa. Ela depende da linha de danos acidentais. Areia, maresia e fungo na lente são desgaste, e o seguro não os cobre.',
			'Equipamento alugado ou emprestado tem dono. O contrato de locação costuma passar o risco a quem usa. Pergunte se a sua apólice aceita bens de outra pessoa.',
			'Em viagem, leve a câmera na bagagem de mão. Mala despachada e equipamento sem vigilância são exclusões frequentes. Fora do país, confirme se a cobertura vale no destino.',
			'Câmera de segurança da casa é outro assunto, do seguro residencial. Aqui se fala do equipamento que anda com o dono. Não confunda as duas linhas na proposta.',
		],
		faqs: [
			[
				'Fotógrafo precisa de outro seguro além do da câmera?',
				'Pode precisar. Responsabilidade civil cobre o tripé que derruba um convidado, e a profissional trata de falha no serviço contratado.',
			],
			[
				'As lentes entram no mesmo seguro?',
				'Entram se estiverem descritas, cada uma com série e valor. Sem isso, a apólice tende a pagar só o corpo.',
			],
		],
	},
]
