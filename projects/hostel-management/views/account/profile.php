<header class="head"><h1>Profile</h1></header>
<section class="sheet">
    <dl class="facts">
        <div><dt>Name</dt><dd><?= e($student['name']) ?></dd></div>
        <div><dt>E-mail address</dt><dd><?= e($student['email']) ?></dd></div>
        <div><dt>Registration number</dt><dd><?= e($student['registration_no']) ?></dd></div>
        <div><dt>Course</dt><dd><?= e($student['course_name']) ?>, year <?= e($student['study_year']) ?></dd></div>
    </dl>
    <p class="hint">These come from your admission. Ask the office if something is wrong.</p>
    <form method="post" action="<?= e(url('/student/profile')) ?>" class="grid">
        <?= csrf_field() ?>
        <?= App\View::part('parts/contact-fields', ['student' => $student]) ?>
        <p class="actions"><button class="button">Save profile</button></p>
    </form>
</section>
