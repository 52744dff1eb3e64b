<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Form;
use App\HttpError;
use App\Models\AccessLog;
use App\Models\Allocation;
use App\Models\Complaint;
use App\Models\Course;
use App\Models\Fee;
use App\Models\Student;
use App\Models\User;
use App\Request;
use App\Session;
use App\StudentForm;
use App\View;
use DomainException;

/** Students, as the office sees them. */
final class StudentController
{
    public function list(): void
    {
        $search = Request::query('q');
        $courseId = (int) Request::query('course');
        $living = Request::query('living');
        View::show('admin/students/list', [
            'title' => 'Students',
            'page' => Student::page($search, $courseId, $living),
            'courses' => Course::all(),
            'search' => $search,
            'courseId' => $courseId,
            'living' => $living,
        ]);
    }

    public function new(): void
    {
        View::show('admin/students/form', [
            'title' => 'Add a student',
            'student' => null,
            'courses' => Course::active(),
        ]);
    }

    public function create(): void
    {
        $form = '/admin/students/new';
        $values = Form::values(StudentForm::account() + StudentForm::password() + StudentForm::details(), $form);
        StudentForm::checkPasswordTwice($values, $form);
        StudentForm::check($values, $form);
        $id = StudentForm::create($values, $form);
        Session::flash('done', 'The student is added and can sign in.');
        redirect("/admin/students/$id");
    }

    public function show(int $id): void
    {
        $student = $this->find($id);
        View::show('admin/students/show', [
            'title' => $student['name'],
            'student' => $student,
            'ties' => Student::ties($id),
            'stays' => Allocation::ofStudent($id),
            'fees' => Fee::ofStudent($id),
            'outstanding' => Fee::outstandingOf($id),
            'complaints' => Complaint::ofStudent($id),
        ]);
    }

    public function edit(int $id): void
    {
        View::show('admin/students/form', [
            'title' => 'Edit student',
            'student' => $this->find($id),
            'courses' => Course::all(),
        ]);
    }

    public function update(int $id): void
    {
        $student = $this->find($id);
        $form = "/admin/students/$id/edit";
        $rules = StudentForm::account() + StudentForm::details();
        // The student's present course stays allowed after it is closed for new students.
        $rules['course_id']['in'][] = $student['course_id'];
        $values = Form::values($rules, $form);
        StudentForm::check($values, $form, $student);
        try {
            Form::store($form, 'email', StudentForm::TAKEN, fn () => Student::change($id, [
                'name' => $values['name'],
                'email' => strtolower($values['email']),
            ], StudentForm::columns($values)));
        } catch (DomainException $refusal) {
            Form::refuse($form, ['gender' => $refusal->getMessage()]);
        }
        Session::flash('done', 'The student is saved.');
        redirect("/admin/students/$id");
    }

    /** Closes an account (its sessions end at once) or opens it again. */
    public function setActive(int $id): void
    {
        $student = $this->find($id);
        if (Request::input('is_active') === '1') {
            Student::reopen($student);
            Session::flash('done', 'The account is open again.');
        } elseif (Student::close($student, Request::input('seen'))) {
            Session::flash('done', 'The account is closed.');
        } else {
            Session::flash('refused', "The account is still open. {$student['name']} has a bed or a booking that waits: "
                . 'please read below what closing means, and confirm it.');
        }
        redirect("/admin/students/$id");
    }

    /** Sets a new password for a student who has forgotten the old one and comes to the office. */
    public function setPassword(int $id): void
    {
        $student = $this->find($id);
        $values = Form::values(StudentForm::password(), "/admin/students/$id");
        StudentForm::checkPasswordTwice($values, "/admin/students/$id");
        User::setPassword($student['user_id'], $values['password']);
        AccessLog::add('password_changed', $student['email'], $student['user_id'], 'by ' . Auth::user()['email']);
        Session::flash('done', 'The new password is set.');
        redirect("/admin/students/$id");
    }

    private function find(int $id): array
    {
        return Student::find($id) ?? throw new HttpError(404, 'There is no such student.');
    }
}
