<header class="head"><h1><?= e($title) ?></h1></header>
<section class="sheet">
    <form method="post" action="<?= e(url('/admin/students' . ($student === null ? '' : '/' . $student['id']))) ?>" class="grid">
        <?= csrf_field() ?>
        <?= input_field('name', 'Name', $student['name'] ?? '', 'text', ['required' => true, 'maxlength' => 80]) ?>
        <?= input_field('email', 'E-mail address', $student['email'] ?? '', 'email') ?>
        <?php if ($student === null): ?><?= App\View::part('parts/password-fields') ?><?php endif ?>
        <?= App\View::part('parts/student-fields', ['student' => $student, 'courses' => $courses]) ?>
        <p class="actions"><button class="button">Save student</button> <a href="<?= e(url('/admin/students' . ($student === null ? '' : '/' . $student['id']))) ?>">Cancel</a></p>
    </form>
</section>
