<header class="head"><h1>Raise a complaint</h1></header>
<section class="sheet narrow">
    <form method="post" action="<?= e(url('/student/complaints')) ?>">
        <?= csrf_field() ?>
        <?= select_field('category', 'About', options(App\Models\Complaint::CATEGORIES)) ?>
        <?= input_field('subject', 'In one line', '', 'text', ['required' => true, 'maxlength' => 100]) ?>
        <?= text_field('body', 'What is wrong', '', ['required' => true, 'rows' => 5, 'maxlength' => 2000]) ?>
        <p class="actions"><button class="button">Send to the office</button> <a href="<?= e(url('/student/complaints')) ?>">Cancel</a></p>
    </form>
</section>
