import type { Subject } from './types.ts'

/** Answers about the driver and the car's nights that move the price. */
export const autoProfile: readonly Subject[] = [
	{
		words: ['perfil do condutor'],
		label: 'Perfil do condutor',
		titles: ['Perfil do condutor: as respostas que mexem no preço'],
		heading: 'As respostas que mais pesam',
		facts: [
			'No perfil do condutor, idade e tempo de habilitação costumam pesar mais. Em seguida, vêm o CEP de pernoite e o uso do carro. As outras respostas ajustam o preço para cima ou para baixo.',
			'A pergunta sobre jovens que moram na casa merece atenção. Em algumas seguradoras, ela trata de quem usa o carro; em outras, de quem poderia usá-lo. Por isso, leia o texto exato antes de marcar não.',
			'A rotina muda, e o perfil deve acompanhar. Novo emprego, vaga perdida ou filho habilitado pedem um endosso. Esse acerto custa, em geral, menos do que uma indenização reduzida.',
			'Peça a simulação do perfil com uma resposta trocada por vez. Assim, você descobre o que pesa de verdade. Só não marque o que é falso, pois a economia vira argumento contra você.',
		],
	},
	{
		words: ['idade cep', 'cep e garagem', 'idade do condutor', 'vizinho'],
		label: 'Idade do motorista e CEP',
		angle: 'cost',
		titles: [
			'Idade, CEP e garagem: por que o seguro varia tanto',
			'Idade, CEP e garagem: o que pesa no preço do seguro',
		],
		heading: 'Por que vizinhos pagam valores diferentes',
		facts: [
			'A idade do condutor entra na conta porque a frequência de batidas muda ao longo da vida. Quem acabou de se habilitar paga mais, em média. Com os anos e o bônus, o valor tende a cair.',
			'O CEP conta a história do lugar onde o carro dorme: roubos, enchentes e trânsito. Duas ruas próximas podem ter números distintos. Por isso, uma mudança de bairro altera o preço do mesmo carro.',
			'Garagem fechada em casa e no trabalho reduz o tempo na rua. Algumas seguradoras dão peso a isso; outras, quase nenhum. Se a vaga é aberta ou depende de sorteio, responda assim, sem enfeitar.',
			'Vizinhos com o mesmo modelo ainda diferem em uso, condutores, bônus, franquia e limites. O preço de um, portanto, não serve de régua para o outro. Compare duas propostas para o seu caso, com os mesmos dados.',
		],
	},
]
