<header class="head"><h1><?= e($complaint['subject']) ?></h1><?= stamp($complaint['status']) ?></header>
<p class="hint"><?= e(words($complaint['category'])) ?> · <a href="<?= e(url('/admin/students/' . $complaint['student_id'])) ?>"><?= e($complaint['name']) ?></a><?= e($complaint['room'] === null ? '' : ' · ' . $complaint['block'] . ' ' . $complaint['room']) ?></p>
<?= App\View::part('parts/conversation', ['complaint' => $complaint, 'replies' => $replies]) ?>
<section class="sheet">
    <h2>Answer</h2>
    <form method="post" action="<?= e(url('/admin/complaints/' . $complaint['id'])) ?>">
        <?= csrf_field() ?>
        <input type="hidden" name="read" value="<?= e(App\Models\Complaint::lastReply($complaint['id'])) ?>">
        <?= select_field('status', 'Status', options(App\Models\Complaint::STATUSES), $complaint['status']) ?>
        <?= text_field('body', 'Reply to the student (may stay empty)', '', ['rows' => 4, 'maxlength' => 2000]) ?>
        <p class="actions"><button class="button">Save</button> <a href="<?= e(url('/admin/complaints')) ?>">Back to the list</a></p>
    </form>
</section>
