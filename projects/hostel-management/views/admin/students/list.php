<header class="head">
    <h1>Students</h1>
    <a class="button" href="<?= e(url('/admin/students/new')) ?>">Add a student</a>
</header>
<form class="filter" method="get" action="<?= e(url('/admin/students')) ?>">
    <label for="q">Search</label>
    <input id="q" name="q" type="search" value="<?= e($search) ?>" placeholder="Name, e-mail, number">
    <label for="course">Course</label>
    <select id="course" name="course">
        <option value="">All courses</option>
        <?php foreach ($courses as $course): ?>
            <option value="<?= $course['id'] ?>"<?= $course['id'] === $courseId ? ' selected' : '' ?>><?= e($course['code']) ?></option>
        <?php endforeach ?>
    </select>
    <label for="living">Bed</label>
    <select id="living" name="living">
        <?php foreach (['' => 'With and without', 'yes' => 'With a bed', 'no' => 'Without a bed'] as $value => $label): ?>
            <option value="<?= e($value) ?>"<?= $value === $living ? ' selected' : '' ?>><?= e($label) ?></option>
        <?php endforeach ?>
    </select>
    <button class="button quiet">Show</button>
</form>
<section class="sheet">
    <table class="ledger">
        <thead><tr><th>Name</th><th>Registration number</th><th>Course</th><th>Room</th><th>Account</th></tr></thead>
        <tbody>
        <?php foreach ($page->rows as $student): ?>
            <tr>
                <td><a href="<?= e(url('/admin/students/' . $student['id'])) ?>"><?= e($student['name']) ?></a></td>
                <td><?= e($student['registration_no']) ?></td>
                <td><?= e($student['course_code']) ?>, year <?= $student['study_year'] ?></td>
                <td><?= e($student['room'] === null ? '–' : "{$student['block']} {$student['room']}, bed {$student['bed']}") ?></td>
                <td><?= stamp($student['is_active'] === 1 ? 'active' : 'closed') ?></td>
            </tr>
        <?php endforeach ?>
        </tbody>
    </table>
    <?php if ($page->rows === []): ?><p class="empty">No student fits this search.</p><?php endif ?>
    <?= App\View::part('parts/pages', ['page' => $page, 'path' => '/admin/students', 'query' => ['q' => $search, 'course' => $courseId ?: '', 'living' => $living]]) ?>
</section>
