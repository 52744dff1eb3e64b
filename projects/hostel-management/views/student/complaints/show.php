<header class="head"><h1><?= e($complaint['subject']) ?></h1><?= stamp($complaint['status']) ?></header>
<p class="hint"><?= e(words($complaint['category'])) ?></p>
<?= App\View::part('parts/conversation', ['complaint' => $complaint, 'replies' => $replies]) ?>
<section class="sheet">
    <form method="post" action="<?= e(url('/student/complaints/' . $complaint['id'])) ?>">
        <?= csrf_field() ?>
        <?= text_field('body', 'Your reply', '', ['required' => true, 'rows' => 3, 'maxlength' => 2000]) ?>
        <p class="actions"><button class="button">Add reply</button> <a href="<?= e(url('/student/complaints')) ?>">Back to the list</a></p>
    </form>
</section>
