<header class="head"><h1><?= e($title) ?></h1></header>
<section class="sheet narrow">
    <form method="post" action="<?= e(url('/admin/courses' . ($course === null ? '' : '/' . $course['id']))) ?>">
        <?= csrf_field() ?>
        <?= input_field('code', 'Code', $course['code'] ?? '', 'text', ['required' => true, 'maxlength' => 12]) ?>
        <?= input_field('name', 'Name', $course['name'] ?? '', 'text', ['required' => true, 'maxlength' => 80]) ?>
        <?= input_field('duration_years', 'Years', $course['duration_years'] ?? '3', 'number', ['required' => true, 'min' => 1, 'max' => 6]) ?>
        <?= select_field('is_active', 'Open for new students', ['1' => 'Yes', '0' => 'No'], $course['is_active'] ?? '1') ?>
        <p class="actions"><button class="button">Save course</button> <a href="<?= e(url('/admin/courses')) ?>">Cancel</a></p>
    </form>
</section>
