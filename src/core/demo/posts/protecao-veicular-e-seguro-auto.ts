import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'protecao-veicular-e-seguro-auto',
	title: 'Proteção veicular e seguro auto: o que muda para você',
	excerpt:
		'A mensalidade menor tem explicação: na associação, os membros dividem o prejuízo. Veja o que conferir antes de aderir.',
	categorySlug: 'seguro-auto',
	tags: ['Seguro Auto', 'Legislação', 'Cobertura', 'Dicas'],
	metaTitle: 'Proteção veicular e seguro auto: o que muda para você',
	metaDescription:
		'Proteção veicular e seguro auto não são a mesma coisa. Compare quem assume o risco, como fica o preço e o que a Lei Complementar 213/2025 passou a exigir.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp213.htm',
		'https://www.gov.br/susep/pt-br/assuntos/associacoes-de-protecao-patrimonial-mutualista',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
	],
	publishedDaysAgo: 60,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>No seguro, a seguradora assume o risco. Na proteção veicular, os associados dividem as despesas.</li>
<li>Desde 2025, uma lei complementar põe as associações sob supervisão da SUSEP.</li>
<li>Antes de aderir, confira o cadastro da associação e leia como funciona o rateio.</li>
</ul>
</aside>
<p>A proteção veicular aparece com mensalidade baixa e promessa parecida com a do seguro auto. Em geral, as duas opções tratam de conserto, roubo e guincho. O que muda para você está por baixo: quem assume o prejuízo, quem fiscaliza e o que acontece quando o caixa aperta.</p>
<h2>A diferença está em quem assume o risco</h2>
<p>No seguro, você paga um prêmio, que é o preço. Em troca, a seguradora assume o risco com o dinheiro dela. Se houver mais batidas do que o previsto, o problema é da empresa. Por isso, ela precisa de autorização e de reservas. A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040/2024</a> é direta: só entidades autorizadas podem firmar contratos de seguro (art. 2º).</p>
<p>Na proteção veicular, o desenho é outro. Um grupo de associados reparte as despesas de todos. Esse acerto se chama rateio. Quando o mês tem muitos roubos, a conta de cada um pode subir. Em outras palavras, você é, ao mesmo tempo, protegido e fiador dos demais.</p>
<table>
<thead>
<tr><th scope="col">Ponto</th><th scope="col">Seguro auto</th><th scope="col">Proteção veicular</th></tr>
</thead>
<tbody>
<tr><td>Quem assume o risco</td><td>A seguradora</td><td>O grupo de associados</td></tr>
<tr><td>Preço</td><td>Prêmio definido na apólice</td><td>Mensalidade com rateio, que pode variar</td></tr>
<tr><td>Documento</td><td>Apólice</td><td>Contrato de participação e regulamento</td></tr>
<tr><td>Lei principal</td><td>Lei 15.040/2024</td><td>Lei Complementar 213/2025</td></tr>
<tr><td>Supervisão</td><td>SUSEP</td><td>SUSEP, em implantação por etapas</td></tr>
</tbody>
</table>
<h2>O que mudou com a Lei Complementar 213</h2>
<p>Por muitos anos, essas associações funcionaram sem regra própria. A <a href="https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp213.htm" target="_blank" rel="noopener">Lei Complementar 213, de 15 de janeiro de 2025</a>, mudou o quadro. Ela criou a figura da proteção patrimonial mutualista e ampliou o espaço das cooperativas de seguros. Além disso, definiu que uma administradora, autorizada pela SUSEP, deve cuidar das operações.</p>
<p>A mudança ocorre em fases. Primeiro veio o cadastro das associações que já atuavam, com prazo encerrado em 15 de julho de 2025. Depois vêm a regulamentação e a contratação das administradoras. A <a href="https://www.gov.br/susep/pt-br/assuntos/associacoes-de-protecao-patrimonial-mutualista" target="_blank" rel="noopener">página da SUSEP sobre as associações</a> informa em que pé está cada etapa e como consultar o cadastro.</p>
<p>Atenção a um detalhe, porém: estar cadastrada não significa ter solidez comprovada. O cadastro é só o começo do caminho. Segundo a SUSEP, a associação só passa a ser considerada regular depois de contratar uma administradora autorizada e cumprir as demais exigências.</p>
<h2>Por que a mensalidade costuma ser menor</h2>
<p>O preço baixo tem explicações, e convém conhecê-las:</p>
<ul>
<li>a associação não tem fins lucrativos e costuma ter estrutura mais enxuta;</li>
<li>a análise do motorista costuma ser mais simples, o que ajuda quem a seguradora recusa;</li>
<li>parte do custo aparece depois, no rateio ou em uma cota de participação alta;</li>
<li>carros antigos, de leilão ou de uso intenso encontram aceitação maior.</li>
</ul>
<p>Nada disso é defeito por si só, mas comparar apenas a mensalidade engana. Some também o rateio dos últimos doze meses e a participação exigida em cada conserto.</p>
<p><strong>Exemplo ilustrativo.</strong> A associação cobra R$ 140 por mês e fez três rateios extras de R$ 60 no ano. O total chega a R$ 1.860. O seguro custa R$ 2.200 e tem limite maior para terceiros. Portanto, a diferença real é de R$ 340, e não os R$ 520 que a mensalidade sugeria.</p>
<h2>Sete perguntas antes de aderir</h2>
<ol>
<li><strong>A associação está no cadastro da SUSEP?</strong> Consulte pelo CNPJ, e não pelo nome fantasia.</li>
<li><strong>Já existe administradora contratada e autorizada?</strong> Peça o nome e o documento.</li>
<li><strong>Como foi o rateio no último ano?</strong> Exija os números mês a mês.</li>
<li><strong>Qual é a cota de participação?</strong> Veja se há valor mínimo, como na franquia.</li>
<li><strong>Há cobertura para terceiros?</strong> Confirme o limite em reais, para danos materiais e corporais.</li>
<li><strong>Em quanto tempo sai o pagamento?</strong> Leia o prazo no regulamento.</li>
<li><strong>Como se sai do grupo?</strong> Veja se restam parcelas ou rateios depois da saída.</li>
</ol>
<aside class="aviso"><p><strong>Cuidado com o nome.</strong> Quem vende proteção mutualista não deve apresentá-la como seguro. Se a propaganda fala em apólice, seguradora ou prêmio, peça o registro e confira na SUSEP antes de pagar.</p></aside>
<h2>Para quem cada opção costuma servir</h2>
<p>O seguro tende a ser a escolha de quem financia o carro, roda em rodovia ou tem patrimônio a proteger. O contrato de financiamento, aliás, pode exigir apólice. Já a proteção mutualista pode atender quem não consegue aceitação nas seguradoras, como dono de carro antigo, desde que entenda o rateio.</p>
<p>Em qualquer caso, olhe o limite para terceiros. Afinal, é ele que separa um prejuízo de um desastre. Explicamos como calcular em <a href="/blog/danos-a-terceiros-quanto-contratar">danos a terceiros: quanto contratar</a>.</p>
<h2>Perguntas frequentes</h2>
<h3>Proteção veicular é ilegal?</h3>
<p>Não, desde que siga a Lei Complementar 213. As associações que atuavam antes tiveram prazo para se cadastrar. Já quem ficou de fora deve encerrar essas operações, segundo a SUSEP.</p>
<h3>O meu bônus conta na associação?</h3>
<p>A classe de bônus é prática das seguradoras. Depois de um período sem seguro, você pode perder o histórico. Por isso, ponha esse custo na conta.</p>
<h3>Tive o pagamento negado pela associação. Onde reclamo?</h3>
<p>Comece pela própria entidade, por escrito. Depois, procure o Procon e consulte o canal de atendimento da SUSEP. Se quiser comparar com uma apólice, veja a página de <a href="/seguros/auto">seguro auto</a>.</p>
<p class="nota">Este artigo é informativo e foi escrito por uma corretora, que recebe comissão na venda de seguros. As regras da proteção mutualista ainda estão em implantação: confira a situação atual na SUSEP.</p>`,
} satisfies DemoPost
